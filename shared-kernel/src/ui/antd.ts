/** The one file that names antd components: a component that is missing here is missing everywhere. */
export { Button, Drawer, Dropdown, Input, Modal, Popover, Select } from 'antd';
export type { ButtonProps, InputRef } from 'antd';
