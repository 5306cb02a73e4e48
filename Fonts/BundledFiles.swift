// Written by Fonts/build-fonts: do not edit.

extension BundledFile {
  /// Every font, the table of the system font's metrics, and what is computed of both.
  public static let all: [BundledFile] = [
    BundledFile(
      name: "FitcheckSans-Regular.otf",
      byteCount: 229092,
      outlines: 6164..<204451,
      quickDigest: 0x8B25_214E_1F09_7EE1,
      sha256: "c83f7c643968d0f5830d3b234e72f401cf85cb765bb6659be1cd5fc7f77c7140"
    ),
    BundledFile(
      name: "FitcheckSans-Medium.otf",
      byteCount: 229828,
      outlines: 6192..<205100,
      quickDigest: 0x926C_E299_F5CD_3C46,
      sha256: "68e199137ba18e8eafde111ef00743da6f76042cc2b3b1332edd54149a0d4c50"
    ),
    BundledFile(
      name: "FitcheckSans-Semibold.otf",
      byteCount: 230892,
      outlines: 6208..<206142,
      quickDigest: 0xEB2A_BC7F_7891_2867,
      sha256: "eac0aaa294c9ec70115ed2d265f2dcb9d68823e40ba2a860c8c5519d1f62a775"
    ),
    BundledFile(
      name: "FitcheckSans-Bold.otf",
      byteCount: 230520,
      outlines: 6140..<205628,
      quickDigest: 0xD9FF_A8AE_285C_127A,
      sha256: "f15c456f7db6269901775c9622389303c3575bbe745869bee9e57e5c6422d76c"
    ),
    BundledFile(
      name: "system-metrics.tsv",
      byteCount: 150304,
      outlines: 0..<0,
      quickDigest: 0x0C94_77F2_60FB_BB65,
      sha256: "9d471fe53755a92626651cfe7cd45e61094ee4da6093435dba7057435257f458"
    ),
    BundledFile(
      name: "NotoSansCJKjp-Regular.otf",
      byteCount: 13_158_368,
      outlines: 259648..<12_710_520,
      quickDigest: 0xA4E9_3483_26D2_8BC6,
      sha256: "b6fe9d5d35cd613ccc98adf083967c5bf9ae379b05db5ef42029537e5f108945"
    ),
    BundledFile(
      name: "NotoSansCJKjp-Bold.otf",
      byteCount: 13_265_444,
      outlines: 259672..<12_817_351,
      quickDigest: 0xE8A2_B1D6_92F7_7D68,
      sha256: "081ae477943a13ff5535243a3e81c49624432fc108e02cb0e90d10f89152078c"
    ),
    BundledFile(
      name: "NotoSansArabic-Regular.ttf",
      byteCount: 244072,
      outlines: 20040..<186880,
      quickDigest: 0xB56C_3116_13C5_BA8A,
      sha256: "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e"
    ),
    BundledFile(
      name: "NotoSansArabic-Bold.ttf",
      byteCount: 252940,
      outlines: 20040..<195240,
      quickDigest: 0x71C7_D77B_8997_B723,
      sha256: "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952"
    ),
    BundledFile(
      name: "NotoSansHebrew-Regular.ttf",
      byteCount: 26892,
      outlines: 5676..<19448,
      quickDigest: 0xBC54_7693_5FA0_EC9E,
      sha256: "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7"
    ),
    BundledFile(
      name: "NotoSansHebrew-Bold.ttf",
      byteCount: 27156,
      outlines: 5676..<19734,
      quickDigest: 0x487A_66CD_E637_A994,
      sha256: "d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3"
    ),
    BundledFile(
      name: "NotoSansThai-Regular.ttf",
      byteCount: 37744,
      outlines: 5516..<30850,
      quickDigest: 0xE1BC_BD9C_1706_884D,
      sha256: "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93"
    ),
    BundledFile(
      name: "NotoSansThai-Bold.ttf",
      byteCount: 37788,
      outlines: 5516..<30908,
      quickDigest: 0x5D81_1F15_199F_1B08,
      sha256: "97bbc8ea98328325285f2f552228c7aac1db39d8f38f0096a61ba7df1f1f780e"
    ),
    BundledFile(
      name: "NotoSansDevanagari-Regular.ttf",
      byteCount: 229336,
      outlines: 12256..<165364,
      quickDigest: 0x581D_EB61_07E1_D324,
      sha256: "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f"
    ),
    BundledFile(
      name: "NotoSansDevanagari-Bold.ttf",
      byteCount: 237660,
      outlines: 12256..<171662,
      quickDigest: 0x200D_8F22_8FA0_B10E,
      sha256: "77ad688cfe1dc55185bf4edb4db3c614202c65dd23a1463ad0e23fc52bcc9a5c"
    ),
    BundledFile(
      name: "NotoSansBengali-Regular.ttf",
      byteCount: 201964,
      outlines: 10228..<171112,
      quickDigest: 0xAE0B_5750_3BEF_7DB8,
      sha256: "9bb35b3547829ecc42041b6017e87fd4c5f1da1edcd00f59171777050f346018"
    ),
    BundledFile(
      name: "NotoSansBengali-Bold.ttf",
      byteCount: 210996,
      outlines: 10228..<180028,
      quickDigest: 0xACB9_7174_C2D2_DE05,
      sha256: "22c9ff99baca4d31c531ce450a1369beed889467e1ad964f4b8a6f810aa46955"
    ),
    BundledFile(
      name: "NotoSansTamil-Regular.ttf",
      byteCount: 72608,
      outlines: 6884..<61094,
      quickDigest: 0x483D_C33E_A89A_1D4D,
      sha256: "a7bb7f92f165479af2f0556c4fd669b74c5959f464f603e18389b532f4d07a71"
    ),
    BundledFile(
      name: "NotoSansTamil-Bold.ttf",
      byteCount: 75740,
      outlines: 6884..<64270,
      quickDigest: 0x174B_3AE5_D917_9A80,
      sha256: "7ef7071ba2fad67dcae397dc7f5bfd4dbce69d86cdc453c2cc4abe640df0b442"
    ),
    BundledFile(
      name: "NotoSansLao-Regular.ttf",
      byteCount: 31136,
      outlines: 5316..<24044,
      quickDigest: 0x2223_2C85_1075_DF52,
      sha256: "6c3de7db369e85cba20255d161eeeb3d934ea3c4c51e2574c2ddcce79a25025c"
    ),
    BundledFile(
      name: "NotoSansLao-Bold.ttf",
      byteCount: 32396,
      outlines: 5316..<25200,
      quickDigest: 0x261D_09E4_56F4_A534,
      sha256: "b87a8592f1cdd8b15e1e827967afd45a8c5ffc1123773bc4bd023fe1ccecd321"
    ),
    BundledFile(
      name: "NotoSansKhmer-Regular.ttf",
      byteCount: 113376,
      outlines: 6864..<96304,
      quickDigest: 0x6B2B_0ABC_59B4_E1AE,
      sha256: "bc9a5e2afcee249849e409aabe6e22330c479b878ea3e59bf5e7c84482d7ee53"
    ),
    BundledFile(
      name: "NotoSansKhmer-Bold.ttf",
      byteCount: 112372,
      outlines: 6868..<94844,
      quickDigest: 0x65D4_C30C_81BA_6949,
      sha256: "cc74e7ac685da9a84e18b773ec8d80d06765aa1754bb14acc390c3620023c4dc"
    ),
    BundledFile(
      name: "NotoSansMyanmar-Regular.ttf",
      byteCount: 196608,
      outlines: 8216..<131896,
      quickDigest: 0x7BE8_84C3_6707_78AE,
      sha256: "3fe9a4babc12081adc979e0313433e6ec85bb3ad069681c23ee8d8ea8b91332b"
    ),
    BundledFile(
      name: "NotoSansMyanmar-Bold.ttf",
      byteCount: 210224,
      outlines: 9436..<145354,
      quickDigest: 0xD1D8_C79D_8265_41FC,
      sha256: "e37e2ef189431020b1eaf4fb8d43252666dc24265d628145fff119613afea174"
    ),
    BundledFile(
      name: "NotoSans-Regular.ttf",
      byteCount: 101436,
      outlines: 8440..<91134,
      quickDigest: 0x1247_67F7_FCA4_7D97,
      sha256: "db1b2221fbac8517a6ac704e43b9ca6ba3610c28322448d07ce0959ae4151153"
    ),
    BundledFile(
      name: "NotoSans-Bold.ttf",
      byteCount: 101872,
      outlines: 8440..<91618,
      quickDigest: 0xC703_D151_013E_A9EE,
      sha256: "1f66410faa4ebeb869e0a440d1e6f9c2c601f4e3bf5487aa8ab70fb5ba4f1798"
    ),
    BundledFile(
      name: "NotoSansSymbols-Regular.ttf",
      byteCount: 120448,
      outlines: 13696..<118642,
      quickDigest: 0x2D69_E080_49D2_2444,
      sha256: "9405f4c57f1bc8a6f06df40f594449eac60e7fcff461591a8b080c39ccde247b"
    ),
    BundledFile(
      name: "NotoSansSymbols2-Regular.ttf",
      byteCount: 542952,
      outlines: 32584..<541246,
      quickDigest: 0x0479_E0A2_073F_9056,
      sha256: "26abd959ce196b49beca212ce6aa108e9b1eab64008c73f6f2a3494b412eb63c"
    ),
    BundledFile(
      name: "NotoSansMath-Regular.ttf",
      byteCount: 273084,
      outlines: 36796..<270383,
      quickDigest: 0x387B_F721_CA42_F8A8,
      sha256: "b1f35de6e806223c61b2b16541f4437cd6833ca6511b8ba64223ef0bfc1912b8"
    ),
    BundledFile(
      name: "NotoColorEmoji.ttf",
      byteCount: 10_980_856,
      outlines: 15604..<10_906_404,
      quickDigest: 0xE56E_4ABF_6B54_3DCE,
      sha256: "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec"
    ),
    BundledFile(
      name: "system-metrics.bin",
      byteCount: 168453,
      outlines: 0..<0,
      quickDigest: 0xF888_67F5_CC28_B282,
      sha256: "67c7a7ffbffb966acc2011f463aa1ccbcc97cf53de09929e900587eddc3ea942"
    ),
    BundledFile(
      name: "face-tables.bin",
      byteCount: 309648,
      outlines: 0..<0,
      quickDigest: 0xF0CA_2D7F_B7E5_E4EC,
      sha256: "f5283d964769b980833ad96d9fb33681946b178feeb9deab5e9d5870d67d0a19"
    ),
  ]
}
