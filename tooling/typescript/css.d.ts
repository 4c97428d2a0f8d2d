declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';

/** The address of a file of the build. */
declare module '*?url' {
  const address: string;
  export default address;
}
