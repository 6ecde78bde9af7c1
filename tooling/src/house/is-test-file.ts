/** Whether a file is a test, or for tests alone. */
export const isTestFile = (path: string): boolean =>
  /\.(test|property\.test|spec)\.tsx?$|\/(testing|test-support)\/|\/testing\.ts$|\/test-[^/]+$|\/zones\//.test(
    path,
  );
