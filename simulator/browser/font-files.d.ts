/** Importing a font gives the address at which the bundler provides it. */
declare module '*.ttf' {
  const url: string;
  export default url;
}
