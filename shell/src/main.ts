import '@zielona-fala/web-kit/styles.css';

// nothing else starts here: shared modules are settled before anything uses them
import('./start.tsx');
