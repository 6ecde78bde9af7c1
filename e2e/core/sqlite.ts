/** Makes Chromium store IndexedDB in SQLite, as later versions do. */
export const sqliteArgument = '--enable-features=IdbSqliteBackingStore,IdbSqliteOnDiskRollout';
