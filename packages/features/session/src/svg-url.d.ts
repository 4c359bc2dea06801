/** Drawn pictures of the themes, as the build addresses them. */
declare module '*.svg?url&no-inline' {
  const address: string;
  export default address;
}
