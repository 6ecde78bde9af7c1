import { givenTheme } from '../theme/given-theme';
import { showAntd } from './antd-specimens';

showAntd(givenTheme);
