/** What remotes of mount contract 2 take of `react-redux`. */
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
