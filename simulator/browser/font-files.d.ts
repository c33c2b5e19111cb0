/** A font is imported as the address it can be loaded from; bundlers put it there. */
declare module '*.ttf' {
  const url: string;
  export default url;
}
