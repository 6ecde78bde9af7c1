import { createPageTheme } from '../theme/create-antd-theme';
import { renderAntdExamples } from './antd-specimens';

renderAntdExamples(createPageTheme);
