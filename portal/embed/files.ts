/** Origin of this code, which is the origin of its server. */
export const origin = new URL(import.meta.url).origin;

/** The style sheet of everything inside the shadow root, in the folder `embed`. */
export const styleSheetFile = 'dokubox.css';

/** The fonts, which must be in the document. */
export const fontsFile = 'fonts.css';
