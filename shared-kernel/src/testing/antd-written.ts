import { antdTheme } from '../theme/antd-theme';
import { showAntd } from './antd-specimens';

showAntd(antdTheme);
