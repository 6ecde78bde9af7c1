export { TrustfoldTheme } from './trustfold-theme';
