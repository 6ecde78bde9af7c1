/** Makes Chromium store IndexedDB in SQLite, as later Chromium versions do by default. */
export const sqliteBrowserArgument =
  '--enable-features=IdbSqliteBackingStore,IdbSqliteOnDiskRollout';
