/** The theme mode. The shell resolves the preference `system` to light or dark mode. */
export type ThemeMode = 'light' | 'dark';

interface ToneColors {
  readonly text: string;
  readonly bg: string;
  readonly border: string;
  /** Colour of a dot or bar next to a text. It has too little contrast for text. */
  readonly mark: string;
}

/** All colours of one mode. Text has a contrast of at least 4.5:1 and borders 3:1, as palette.test.ts verifies. */
export interface Palette {
  readonly bgLayout: string;
  readonly surface: string;
  readonly elevated: string;
  readonly hover: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly textTertiary: string;
  readonly textPlaceholder: string;
  readonly textDisabled: string;
  readonly border: string;
  readonly borderSubtle: string;
  /** Background of default buttons and its colour on hover. Default buttons have no border. */
  readonly button: string;
  readonly buttonHover: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryActive: string;
  readonly primaryText: string;
  readonly primaryTextHover: string;
  readonly primaryBg: string;
  readonly primaryBgHover: string;
  readonly focus: string;
  readonly onPrimary: string;
  /** Background of primary buttons and selected items. Their border has the colour `primary`. */
  readonly fill: string;
  readonly fillHover: string;
  readonly fillActive: string;
  readonly onFill: string;
  readonly spotlight: string;
  readonly mask: string;
  readonly shadowOverlay: string;
  readonly dangerHover: string;
  readonly dangerActive: string;
  readonly success: ToneColors;
  readonly warning: ToneColors;
  readonly danger: ToneColors;
  readonly info: ToneColors;
  readonly neutral: ToneColors;
  /** Chart colours for series without a tone. Their hues are the same in light and dark mode. */
  readonly chart: readonly [string, string, string, string, string, string];
}

/**
 * The brand colour of statement G9. Its contrast on white is only 2.53:1, so a surface in this colour needs a border.
 */
export const brandColour = '#23B0DC';

/** Dark background of the landing page. The brand colour has a contrast of 6.51:1 on it. */
export const navyColour = '#06222F';

const light: Palette = {
  bgLayout: '#F4F7F9',
  surface: '#FFFFFF',
  elevated: '#FFFFFF',
  hover: '#F2F6F8',
  text: '#0B1F2A',
  textSecondary: '#3F5461',
  textTertiary: '#566B78',
  textPlaceholder: '#5F7380',
  textDisabled: '#93A4AF',
  border: '#7C8F9B',
  borderSubtle: '#E1E8EC',
  button: '#E8EDF1',
  buttonHover: '#DCE4E9',
  primary: '#0A7399',
  primaryHover: '#085F80',
  primaryActive: '#064C66',
  primaryText: '#0A7399',
  primaryTextHover: '#085F80',
  primaryBg: '#E8F6FB',
  primaryBgHover: '#D2EDF7',
  focus: '#1490BA',
  onPrimary: '#FFFFFF',
  fill: brandColour,
  fillHover: '#4AC3E8',
  fillActive: '#1FA3CD',
  onFill: '#04222D',
  spotlight: '#0B1F2A',
  mask: 'rgb(11 31 42 / 48%)',
  shadowOverlay: '0 12px 32px rgb(11 31 42 / 14%), 0 2px 8px rgb(11 31 42 / 8%)',
  dangerHover: '#A81F15',
  dangerActive: '#8C1910',
  success: { text: '#17763C', bg: '#E9F7EE', border: '#A9DDBC', mark: '#2C9A57' },
  warning: { text: '#8F5B00', bg: '#FFF6E0', border: '#F2D08B', mark: '#F0B429' },
  danger: { text: '#C4281C', bg: '#FDEEEC', border: '#F3B9B3', mark: '#D9463B' },
  info: { text: '#0A7399', bg: '#E8F6FB', border: '#9AD7EC', mark: '#1490BA' },
  neutral: { text: '#3F5461', bg: '#EEF2F5', border: '#CBD6DD', mark: '#7C8F9B' },
  chart: ['#0A7399', '#C3793E', '#32259E', '#6F5401', '#8F7EED', '#65043B'],
};

const dark: Palette = {
  bgLayout: '#0B141B',
  surface: '#121F29',
  elevated: '#1A2A36',
  hover: '#182833',
  text: '#E6F0F4',
  textSecondary: '#B6C6CF',
  textTertiary: '#93A6B1',
  textPlaceholder: '#8799A4',
  textDisabled: '#5A6D79',
  border: '#647C8B',
  borderSubtle: '#243642',
  button: '#21323E',
  buttonHover: '#2B3F4C',
  primary: '#23B0DC',
  primaryHover: '#4AC3E8',
  primaryActive: '#7AD6F0',
  primaryText: '#4AC3E8',
  primaryTextHover: '#7AD6F0',
  primaryBg: '#10333F',
  primaryBgHover: '#164454',
  focus: '#23B0DC',
  onPrimary: '#04222D',
  fill: brandColour,
  fillHover: '#4AC3E8',
  fillActive: '#7AD6F0',
  onFill: '#04222D',
  spotlight: '#DCE9EF',
  mask: 'rgb(2 8 12 / 64%)',
  shadowOverlay: '0 12px 32px rgb(0 0 0 / 56%), 0 2px 8px rgb(0 0 0 / 40%)',
  dangerHover: '#FF9C96',
  dangerActive: '#FFB7B2',
  success: { text: '#4CC38A', bg: '#10291E', border: '#1F5B40', mark: '#4CC38A' },
  warning: { text: '#F0B429', bg: '#2C2208', border: '#6B5210', mark: '#F0B429' },
  danger: { text: '#FF8078', bg: '#331514', border: '#7A2E2A', mark: '#FF8078' },
  info: { text: '#4AC3E8', bg: '#10333F', border: '#1C6078', mark: '#23B0DC' },
  neutral: { text: '#B6C6CF', bg: '#1E2E39', border: '#3A4E5B', mark: '#647C8B' },
  chart: ['#23B0DC', '#EB6E36', '#5461E7', '#F7BE00', '#CADBFD', '#90586F'],
};

export const palettes: Readonly<Record<ThemeMode, Palette>> = { light, dark };
