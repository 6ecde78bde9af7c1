/** The More button opens the tabs that do not fit in the bar. */
export const maxPhoneTabs = 4;
