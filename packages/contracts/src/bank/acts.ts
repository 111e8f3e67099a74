import type { QuestionLanguage } from '../locales.ts';

/** Titles of the acts that questions rest on. Names in other languages are translations; the law itself is Polish. */
export const ACTS = {
  'road-traffic-act': {
    pl: 'Prawo o ruchu drogowym (ustawa z 20 czerwca 1997 r.)',
    en: 'Road Traffic Act of 20 June 1997',
    de: 'Straßenverkehrsgesetz vom 20. Juni 1997',
    uk: 'Закон про дорожній рух (від 20 червня 1997 р.)',
  },
  'signs-regulation': {
    pl: 'Rozporządzenie w sprawie znaków i sygnałów drogowych z 31 lipca 2002 r.',
    en: 'Regulation on road signs and signals of 31 July 2002',
    de: 'Verordnung über Verkehrszeichen und Signale vom 31. Juli 2002',
    uk: 'Розпорядження про дорожні знаки й сигнали від 31 липня 2002 р.',
  },
  'drivers-act': {
    pl: 'Ustawa o kierujących pojazdami z 5 stycznia 2011 r.',
    en: 'Vehicle Drivers Act of 5 January 2011',
    de: 'Gesetz über Fahrzeugführer vom 5. Januar 2011',
    uk: 'Закон про осіб, які керують транспортними засобами, від 5 січня 2011 р.',
  },
  'vehicles-regulation': {
    pl: 'Rozporządzenie w sprawie warunków technicznych pojazdów z 31 grudnia 2002 r.',
    en: 'Regulation on the technical conditions of vehicles of 31 December 2002',
    de: 'Verordnung über die technischen Bedingungen von Fahrzeugen vom 31. Dezember 2002',
    uk: 'Розпорядження про технічні умови транспортних засобів від 31 грудня 2002 р.',
  },
  'traffic-control-regulation': {
    pl: 'Rozporządzenie w sprawie kierowania ruchem drogowym z 6 lipca 2010 r.',
    en: 'Regulation on directing road traffic of 6 July 2010',
    de: 'Verordnung über die Verkehrsregelung vom 6. Juli 2010',
    uk: 'Розпорядження про регулювання дорожнього руху від 6 липня 2010 р.',
  },
  'penal-code': {
    pl: 'Kodeks karny (ustawa z 6 czerwca 1997 r.)',
    en: 'Penal Code of 6 June 1997',
    de: 'Strafgesetzbuch vom 6. Juni 1997',
    uk: 'Кримінальний кодекс (від 6 червня 1997 р.)',
  },
  'misdemeanours-code': {
    pl: 'Kodeks wykroczeń (ustawa z 20 maja 1971 r.)',
    en: 'Code of Misdemeanours of 20 May 1971',
    de: 'Gesetzbuch über Ordnungswidrigkeiten vom 20. Mai 1971',
    uk: 'Кодекс про правопорушення (від 20 травня 1971 р.)',
  },
  'insurance-act': {
    pl: 'Ustawa o ubezpieczeniach obowiązkowych z 22 maja 2003 r.',
    en: 'Compulsory Insurance Act of 22 May 2003',
    de: 'Gesetz über Pflichtversicherungen vom 22. Mai 2003',
    uk: 'Закон про обов’язкове страхування від 22 травня 2003 р.',
  },
  'sobriety-act': {
    pl: 'Ustawa o wychowaniu w trzeźwości i przeciwdziałaniu alkoholizmowi z 26 października 1982 r.',
    en: 'Sobriety and Prevention of Alcoholism Act of 26 October 1982',
    de: 'Gesetz über die Erziehung zur Nüchternheit vom 26. Oktober 1982',
    uk: 'Закон про виховання тверезості та протидію алкоголізму від 26 жовтня 1982 р.',
  },
  'drivers-hours-regulation': {
    pl: 'Rozporządzenie (WE) nr 561/2006 o czasie prowadzenia pojazdu, przerwach i odpoczynkach',
    en: 'Regulation (EC) No 561/2006 on driving times, breaks and rest periods',
    de: 'Verordnung (EG) Nr. 561/2006 über Lenkzeiten, Fahrtunterbrechungen und Ruhezeiten',
    uk: 'Регламент (ЄС) № 561/2006 про час керування, перерви та відпочинок',
  },
  'tachograph-regulation': {
    pl: 'Rozporządzenie (UE) nr 165/2014 w sprawie tachografów',
    en: 'Regulation (EU) No 165/2014 on tachographs',
    de: 'Verordnung (EU) Nr. 165/2014 über Fahrtenschreiber',
    uk: 'Регламент (ЄС) № 165/2014 про тахографи',
  },
  'road-transport-act': {
    pl: 'Ustawa o transporcie drogowym z 6 września 2001 r.',
    en: 'Road Transport Act of 6 September 2001',
    de: 'Straßentransportgesetz vom 6. September 2001',
    uk: 'Закон про автомобільний транспорт від 6 вересня 2001 р.',
  },
  'drivers-working-time-act': {
    pl: 'Ustawa o czasie pracy kierowców z 16 kwietnia 2004 r.',
    en: 'Drivers’ Working Time Act of 16 April 2004',
    de: 'Gesetz über die Arbeitszeit der Fahrer vom 16. April 2004',
    uk: 'Закон про робочий час водіїв від 16 квітня 2004 р.',
  },
  'adr-act': {
    pl: 'Ustawa o przewozie towarów niebezpiecznych z 19 sierpnia 2011 r.',
    en: 'Carriage of Dangerous Goods Act of 19 August 2011',
    de: 'Gesetz über die Beförderung gefährlicher Güter vom 19. August 2011',
    uk: 'Закон про перевезення небезпечних вантажів від 19 серпня 2011 р.',
  },
  'medical-rescue-act': {
    pl: 'Ustawa o Państwowym Ratownictwie Medycznym z 8 września 2006 r.',
    en: 'State Emergency Medical Services Act of 8 September 2006',
    de: 'Gesetz über das Staatliche Rettungswesen vom 8. September 2006',
    uk: 'Закон про державну екстрену медичну допомогу від 8 вересня 2006 р.',
  },
  'trams-regulation': {
    pl: 'Rozporządzenie w sprawie warunków technicznych tramwajów i trolejbusów z 2 marca 2011 r.',
    en: 'Regulation on the technical conditions of trams and trolleybuses of 2 March 2011',
    de: 'Verordnung über die technischen Bedingungen von Straßenbahnen und Oberleitungsbussen vom 2. März 2011',
    uk: 'Розпорядження про технічні умови трамваїв і тролейбусів від 2 березня 2011 р.',
  },
  'training-regulation': {
    pl: 'Rozporządzenie w sprawie szkolenia osób ubiegających się o uprawnienia do kierowania pojazdami z 4 marca 2016 r.',
    en: 'Regulation on the training of applicants for driving licences of 4 March 2016',
    de: 'Verordnung über die Ausbildung von Führerscheinbewerbern vom 4. März 2016',
    uk: 'Розпорядження про навчання осіб, які здобувають право керування транспортними засобами, від 4 березня 2016 р.',
  },
  'road-traffic-amendment-2025': {
    pl: 'Ustawa z 17 października 2025 r. o zmianie Prawa o ruchu drogowym (Dz.U. poz. 1676)',
    en: 'Act of 17 October 2025 amending the Road Traffic Act (Dz.U. item 1676)',
    de: 'Gesetz vom 17. Oktober 2025 zur Änderung des Straßenverkehrsgesetzes (Dz.U. Pos. 1676)',
    uk: 'Закон від 17 жовтня 2025 р. про зміну Закону про дорожній рух (Dz.U. поз. 1676)',
  },
} as const satisfies Record<string, Record<QuestionLanguage, string>>;

export type Act = keyof typeof ACTS;
