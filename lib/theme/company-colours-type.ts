/** The three colours that a company can choose (PRODUCT rule 32), each an opaque CSS colour. */
export interface CompanyColours {
  /** The background of the banner and the buttons. Specified as `background`. */
  readonly accent: string;
  /** The text on that background. Specified as `bgFontColor`. */
  readonly onAccent: string;
  /** The text of the page. Specified as `fontColor`. */
  readonly text: string;
}
