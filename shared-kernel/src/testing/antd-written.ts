import { createAntdTheme } from '../theme/create-antd-theme';
import { renderAntdSpecimens } from './antd-specimens';

renderAntdSpecimens(createAntdTheme);
