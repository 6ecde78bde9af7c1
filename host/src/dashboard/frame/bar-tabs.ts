/** Number of tabs in the bar on a phone. The More button opens the other tabs. */
export const barTabs = 4;
