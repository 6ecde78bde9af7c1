export { Button, Drawer, Dropdown, Input, Modal, Popover, Select } from 'antd';
export type { ButtonProps, DrawerProps, InputProps, InputRef, MenuProps, ModalProps, SelectProps, } from 'antd';
