/** Where this code was fetched from, which is where its server is. */
export const origin = new URL(import.meta.url).origin;

/** The style sheet of everything inside the shadow root, in the folder `embed`. */
export const styleSheetFile = 'dokubox.css';

/** The fonts, which have to stand in the document. */
export const fontsFile = 'fonts.css';
