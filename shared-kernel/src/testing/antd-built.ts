import { givenTheme } from '../theme/trustfold-theme';
import { showAntd } from './antd-specimens';

showAntd(givenTheme);
