export { default as Button } from 'antd/es/button';
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown } from 'antd/es/dropdown/dropdown';
export { default as Input } from 'antd/es/input/Input';
export { default as TextArea } from 'antd/es/input/TextArea';
export { default as Modal } from 'antd/es/modal/Modal';
export { default as Select } from 'antd/es/select';
export type { ButtonProps, InputRef } from 'antd';
