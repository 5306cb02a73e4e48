// What people will try and there is not: each is declared for the reason that the compiler then gives.

extension View {
  /// Content over the view, which widgets have not.
  @available(
    *,
    unavailable,
    message: "Nothing is presented over a widget: use Link or widgetURL to open the app"
  )
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// A question over the view, which widgets have not.
  @available(
    *,
    unavailable,
    message: "Nothing is presented over a widget: use Link or widgetURL to open the app"
  )
  public func alert<Actions: View>(
    _ title: String,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> Self { self }

  /// The title of a page, which widgets have not.
  @available(
    *,
    unavailable,
    message: "Widgets have no pages and no titles: use Text"
  )
  public func navigationTitle(_ title: String) -> Self { self }

  /// A bar of controls, which widgets have not.
  @available(
    *,
    unavailable,
    message: "Widgets have no bars: put Buttons with an App Intent into the view"
  )
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// The look of lists, which widgets have not.
  @available(
    *,
    unavailable,
    message: "Widgets neither scroll nor have lists: use VStack with ForEach, or Grid for columns"
  )
  public func listStyle<Style>(_ style: Style) -> Self { self }
}
