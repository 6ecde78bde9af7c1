import { pageTheme } from '../theme/antd-theme';
import { showAntd } from './antd-specimens';

showAntd(pageTheme);
