/** Number of tabs in the bar on a phone. The More button opens the other tabs. */
export const maxPhoneTabs = 4;
