/**
 * The one file that names antd components: a component that is missing here is missing everywhere.
 * Those taken from their own file leave out what antd hangs on their public name, which no bundler can
 * see to be unused (`Modal.confirm`, `Input.OTP`, `Dropdown.Button`): 16 kB of what every tab loads.
 */
export { Button, Drawer, Popover, Select } from 'antd';
export { default as Dropdown } from 'antd/es/dropdown/dropdown';
export { default as Input } from 'antd/es/input/Input';
export { default as TextArea } from 'antd/es/input/TextArea';
export { default as Modal } from 'antd/es/modal/Modal';
export type { ButtonProps, InputRef } from 'antd';
