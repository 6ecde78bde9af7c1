import { createPageTheme } from '../theme/create-antd-theme';
import { renderAntdSpecimens } from './antd-specimens';

renderAntdSpecimens(createPageTheme);
