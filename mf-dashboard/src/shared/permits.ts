import type { CategoryName } from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What a category permits to drive, and from which age: its values are those of `MINIMUM_AGES`. */
export const PERMITS: Readonly<Record<CategoryName, MessageDescriptor>> = defineMessages({
  AM: {
    id: 'dashboard.category.AM',
    defaultMessage: 'motorower i czterokołowiec lekki do 45 km/h, od {from} lat',
    description: 'What the category AM permits, and from which age; after its name and a colon',
  },
  A1: {
    id: 'dashboard.category.A1',
    defaultMessage: 'motocykl do 125 cm³ i 11 kW, od {from} lat',
    description: 'What the category A1 permits, and from which age; after its name and a colon',
  },
  A2: {
    id: 'dashboard.category.A2',
    defaultMessage: 'motocykl do 35 kW, od {from} lat',
    description: 'What the category A2 permits, and from which age; after its name and a colon',
  },
  A: {
    id: 'dashboard.category.A',
    defaultMessage: 'każdy motocykl, od {from} lat (od {otherwise}, gdy masz od 2 lat A2)',
    description: 'What the category A permits, and from which age; after its name and a colon',
  },
  B1: {
    id: 'dashboard.category.B1',
    defaultMessage: 'czterokołowiec, od {from} lat',
    description: 'What the category B1 permits, and from which age; after its name and a colon',
  },
  B: {
    id: 'dashboard.category.B',
    defaultMessage: 'samochód do 3,5 t, od {from} lat',
    description: 'What the category B permits, and from which age; after its name and a colon',
  },
  C1: {
    id: 'dashboard.category.C1',
    defaultMessage: 'ciężarówka od 3,5 t do 7,5 t, od {from} lat',
    description: 'What the category C1 permits, and from which age; after its name and a colon',
  },
  C: {
    id: 'dashboard.category.C',
    defaultMessage: 'ciężarówka powyżej 3,5 t, od {from} lat',
    description: 'What the category C permits, and from which age; after its name and a colon',
  },
  D1: {
    id: 'dashboard.category.D1',
    defaultMessage: 'autobus do 17 osób z kierowcą i 8 m długości, od {from} lat',
    description: 'What the category D1 permits, and from which age; after its name and a colon',
  },
  D: {
    id: 'dashboard.category.D',
    defaultMessage: 'autobus, od {from} lat',
    description: 'What the category D permits, and from which age; after its name and a colon',
  },
  T: {
    id: 'dashboard.category.T',
    defaultMessage: 'ciągnik rolniczy z przyczepami i pojazd wolnobieżny, od {from} lat',
    description: 'What the category T permits, and from which age; after its name and a colon',
  },
  PT: {
    id: 'dashboard.category.PT',
    defaultMessage: 'tramwaj, od {from} lat',
    description: 'What the category PT permits, and from which age; after its name and a colon',
  },
});
