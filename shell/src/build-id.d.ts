/** Id of the running build, written in by the bundler. */
declare const BUILD_ID: string;
