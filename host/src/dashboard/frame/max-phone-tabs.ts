/** Maximum number of tabs in the bar. The More button opens the other tabs. */
export const maxPhoneTabs = 4;
