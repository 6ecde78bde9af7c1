import { createAntdTheme } from '../theme/create-antd-theme';
import { renderAntdExamples } from './antd-examples';

renderAntdExamples(createAntdTheme);
