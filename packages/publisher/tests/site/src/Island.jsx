export const Island = ({ text }) => <button type="button">{text}</button>;
