/** The menu of a button, loaded when its button is approached: 20 kB. */
export { Dropdown } from './antd';
