/** Makes Chromium store IndexedDB in SQLite, as its next versions do. */
export const sqliteArgument = '--enable-features=IdbSqliteBackingStore,IdbSqliteOnDiskRollout';
