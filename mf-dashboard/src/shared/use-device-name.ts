import type { DeviceDto } from '@zielona-fala/contracts';
import { useIntl } from 'react-intl';

/** How a device is called: browser and system, as far as they are known. */
export function useDeviceName(): (device: DeviceDto) => string {
  const intl = useIntl();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) {
      return intl.formatMessage(
        {
          id: 'dashboard.devices.name',
          defaultMessage: '{browser} ({system})',
          description: 'Names a device by its browser and its operating system',
        },
        { browser, system },
      );
    }
    return (
      browser ??
      system ??
      intl.formatMessage({
        id: 'dashboard.devices.unknown',
        defaultMessage: 'Nieznane urządzenie',
        description: 'A device that did not say what it is',
      })
    );
  };
}
