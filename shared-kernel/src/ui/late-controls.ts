/** What opens over a page: in one file, which comes with the first approach to any of it. */
export { Dropdown, Select } from './antd';
