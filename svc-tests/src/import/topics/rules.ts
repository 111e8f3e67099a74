import type { Topic } from '@zielona-fala/contracts';

/** What words say of a topic: how strongly they speak for it where they stand in the question. */
export interface TopicRule {
  readonly topic: Topic;
  readonly weight: number;
  /** Matched against lower case without diacritics. */
  readonly words: RegExp;
}

const rule = (topic: Topic, weight: number, words: RegExp): TopicRule => ({ topic, weight, words });

/**
 * Weights: 8 decides alone, 5 is strong, 3 usual, 1 breaks a tie. Negative ones say that a subject is only the place
 * or the road user, while the question asks of something else.
 */
export const TOPIC_RULES: readonly TopicRule[] = [
  // first aid, accidents, breakdowns, restraints
  rule('safety-first-aid', 9, /pierwszej pomocy|poszkodowan|resuscytac|krwotok|krwawi|oparzen|nieprzytomn|przytomnosc|sztuczne oddych|uciskani|zlaman|opatr|\bran(y|ach)\b|pozycj\w* boczn|karetk|pogotowi|omdle|odmroze|wstrzas|oddychani\w* u|\btetn/),
  rule('safety-first-aid', 8, /\bwypadk\w+ drogow|miejscu wypadku|uczestnik\w* (lub swiadk\w+ )?wypadku|swiadk\w+ wypadku|ofiar\w* wypadku|\brann|\b112\b|ratownicz|straz pozarn|numer\w* (alarmow|telefonu)/),
  rule('safety-first-aid', 9, /poduszk\w* (powietrzn|gazow|dla pasazera)/),
  rule('safety-first-aid', 7, /pas(y|ow|ami|ach)? bezpieczenstwa|zaglow|kask|\bpozar\w* (w|pojazd|silnik|tramw|autobus)|ewakuac|gasnic\w+ (uzy|nalezy|skier)|ugas|plonie|pali sie|zapali\w* sie (w|pojazd)|wyjsc\w* ewakuacyjn/),
  rule('safety-first-aid', 6, /unieruchomien\w+ (pojazd|na autostr|z powodu|kierowanego)|trojkat\w* ostrzegawcz\w*.*(ustaw|umies|odleglosc)|awari\w+ .*(autostrad|tunel|sygnalizow)|uszkodzen\w+ pojazd\w* .*sygnaliz/),
  rule('safety-first-aid', 4, /\bwypadku\b|zderzen|obrazen/),
  // the driver
  rule('driver-sobriety', 9, /alkohol|narkotyk|trzezw|promil|odurz|psychoaktyw|psychotrop|nietrzezw|\blek(i|ow|u|ami|arstw\w*)?\b|dopalacz/),
  rule('driver-sobriety', 8, /moze stanowic zagrozenie|zwiekszyc uwage/),
  rule('driver-sobriety', 7, /zmeczen|sennosc|zasn|niewyspan|\bstres|emocj|agresj|telefon\w*.*(w rek|trzyma|rozmaw)|rozmaw\w*.*telefon|korzysta\w* z telefonu|rozprosz|rozkojarz|nerwow|brawur|wypoczet|samopoczuc|koncentrac|rutyn/),
  rule('driver-sobriety', 6, /pol[ea]m? widzenia|kat\w* widzenia|ostrosc\w* widzenia|wzrok|olsnien|oslepien|\bczas\w* reakcji kieruj|na reakcj\w+ kieruj|sprawnosc psycho|monotoni/),
  // rails and special places
  rule('rail-tram-places', 8, /przejazd\w* (kolejow|tramwajow)|zapor|polzapor|rogatk|torowisk|pociag|\btorami kolej|tory (kolej|tramwaj)|\btorow\b.*(przejazd|kolej)|przejazd\w* (bez zapor|z zaporami)/),
  rule('rail-tram-places', 7, /motornicz|tramwajem\b|zwrotnic|nawrotnik|pantograf|czuwak|wagon|rozruch|trakcyjn|zajezdni|szyn(y|ach|ami)?\b|\bpetli\b/),
  rule('rail-tram-places', 6, /tramwaj|pojazd\w* szynow/),
  rule('rail-tram-places', 8, /(wyprzed|omija)\w*.*(tramwaj|szynow)|tramwaj\w*.*swiatl/),
  rule('rail-tram-places', 6, /\btunel/),
  rule('rail-tram-places', 3, /przez (widoczny )?przejazd\b|wjechac na (widoczny )?przejazd\b/),
  // pedestrians, cyclists, children
  rule('vulnerable-users', 16, /(pierwszenstw|ustap|przepusc|umozliw)\w*.*(piesz|rowerzy|rowerow|hulajn|osob\w* (porusz|niepel|niewid)|dzieci)/),
  rule('vulnerable-users', 8, /odstep nie mniejszy niz 1 metr|zwiekszon\w+ uwag|przejsci\w+ dla pieszych.*(bez zatrzymania|oczekiwac|zatrzyma)|(zatrzym)\w* .*(pieszym|przejsciem dla pieszych)/),
  rule('vulnerable-users', 6, /pieszy(m|ch|mi)?\b|pieszego|pieszemu|piesi\b|rowerzyst|rowerzys|hulajnog|niewidom|niepelnospr|dzieci\b|dzieckiem|przejsci\w+ dla pieszych|urzadzeni\w+ (transportu|wspomag)|autobus\w* szkoln|osob\w+ starsz|przystan(ek|ku|kiem) (autobus|tramwaj)?|strefi\w+ zamieszkania|poruszajac\w+ sie pieszo/),
  rule('vulnerable-users', 4, /przejazd\w* dla rowerow|drog\w+ dla rowerow|ograniczonego zaufania|chodnik|dziec(k|i)/),
  // signs, signals, markings
  rule('road-signs', 12, /(z|zajmowanym|tego) (tego |zajmowanego |obecnie zajmowanego )?pas(a|em) ruchu.*(na wprost|skret|skrecic|pojechac|jechac)|(skrecic|na wprost|pojechac|jechac na wprost|skret).*(zajmowan\w+|tego|tym) pas(a|em|ie)|zmienic (obecnie )?(zajmowany )?pas ruchu( na lewy| i pojechac)?/),
  rule('road-signs', 11, /oznakowani\w+ (poziome|pionowe)|powierzchni\w* wylaczon|wyznaczonym miejscu|zatrzymac sie przed skrzyzowaniem|bramk/),
  rule('road-signs', 7, /\bznak(i|u|iem|ow|ami|om|ach)?\b|sygnaliz(ator|acj)|policjant\w* (stoj|kieruj|w takiej|daj)|osob\w+ kierujac\w+ ruchem|kierujac\w+ ruchem|oznakowan|oznaczon\w+ (droge|miejsc|skrzyz)|\blini(a|e|i|ami|ach)\b|sygnal\w* (zielon|czerwon|zolt|swietln|migaj)|(zielon|czerwon|zolt)\w+ sygnal|ten sygnal|sygnal ten|strzalk|tabliczk|tablic\w* (informac|kierun|drogowsk)|drogowskaz|slupk|powierzchni\w+ wylaczon/),
  rule('road-signs', 6, /jestes (ostrzegany|informowany|uprzedz)|ostrzega\w* o|bezwarunkow\w+ zatrzym|pasie? ruchu (dla|oznacz|przeznacz)|"?bus"?\b|strefy|stref[eay]\b|zblizasz sie do (skrzyz|miejsca|przejazd|przejsc)|wjezdzasz (na|w)|wyjezdzasz z|konc(zy|u|em) (drog|obszar|stref)|droga z pierwszenstwem|drodze z pierwszenstwem|drogi z pierwszenstwem/),
  rule('road-signs', 4, /masz obowiazek zatrzyma(c|nia) (sie|pojazd)|musisz (sie )?zatrzyma|bez zatrzym(ania|ywania)|wolno ci wjechac|masz prawo wjechac|mozesz wjechac|kontynuowac jazde|w(jechac|jazd) za|nastepnym sygnalem|wjazd/),
  rule('road-signs', 4, /(z|na) (tego|zajmowanego|ktorym sie znajdujesz|z pasa) pasa|z (tego|zajmowanego) pasa|z pasa ruchu, na ktorym|wolno ci (skrecic|jechac|pojechac)|masz prawo (skrecic|jechac na wprost|pojechac)|mozesz (skrecic|jechac na wprost|pojechac)|dozwolon\w+ (jest )?skret|zmienic (obecnie )?zajmowany pas/),
  // who goes first
  rule('right-of-way', 9, /pierwszenstw\w* (przed|przejazdu przed|pojazd|tramwaj|motocykl|rower|innym)|ustap\w+ (mu |im |jej )?(przed )?pierwszenstw|masz pierwszenstwo|posiada pierwszenstwo|ma pierwszenstwo|ustapi\w+ przejazd/),
  rule('right-of-way', 8, /wlacza\w* sie do ruchu|wlaczajac\w* sie do ruchu|uprzywilejowan|korytarz zycia|przejedzie (jako )?(pierwsz|ostatn|drug)|przejecha\w+ przed pojazd|kto(ry)? .*pierwszy/),
  rule('right-of-way', 5, /pierwszenstw|umozliw\w+ (wjazd|wlaczenie|zmiane)|jazd\w* na suwak|przejezdza przed|zjechac jak najblizej/),
  // speed, distance, physics
  rule('speed-distance', 8, /predkosci(a)? (mozesz|wolno|masz prawo|nie wolno|jazdy|powin|dopuszcz)|(dopuszczaln|maksymaln|najwyzsz|bezpieczn)\w+ (dopuszczaln\w+ )?predkosc|predkosc\w* dopuszczaln|drog[aieę]\w* (hamowania|zatrzymania)|poslizg|odsrodkow|przyczepnosc|przyczepnosc\w* (kol|opon)|aquaplan|akwaplan/),
  rule('speed-distance', 6, /predkosc|km\/h|odstep\w* od (poprzedz|pojazdu)|odleglosc\w* .*poprzedzaj|hamow(ac|ani|ania)|hamujesz|gololed|oblodz|sliskiej|zasniez|kaluz|koleine|mgl|deszcz|zmniejsz\w+ predkosc/),
  rule('speed-distance', 3, /zakret|sila (od|bez)|bezwladn|przyspiesz/),
  // moves
  rule('manoeuvres', 9, /swiatl\w* (mijania|drogow|przeciwmgl|pozycyjn|postojow|awaryjn|do jazdy dziennej)/),
  rule('manoeuvres', 7, /wyprzedz|omija|ominie|ominac|wymija|zawrac|zawroc|cofa(c|ni|jac)|cofn|parkow|parkuj|zaparkow|postoj|kierunkowskaz|sygnalizowa\w* (zamiar|ten manewr|zmian)|sygnal\w* dzwiekow/),
  rule('manoeuvres', 5, /zatrzymac (pojazd|autobus|sie) (na|w|przed|kolami)|zatrzymani|zatrzymyw|zatrzymujac|wysadzeni\w+ pasaz|rozpedzani|oddalic sie od pojazdu|ekonomiczn|pas(em|a|ie|ow) ruchu|zmian\w* pasa|lewym pasem|prawym pasem|prawej krawedzi|lewej krawedzi|skrecajac w|kolumn|sprzegl|\bbieg(u|ow)?\b|rozpedz|obserwow|pobocz|autostrad\w*|na wzniesien|stoczeni|pozostaw\w+ (pojazd|ciagnik)/),
  rule('manoeuvres', 2, /skret|skrecic|ruszani|pomyleni/),
  // load and passengers
  rule('load-passengers', 8, /ladun(e?k)|zaladun|naczep|fotelik|liczb\w+ (przewozonych )?(pasazer|osob)|przewoz\w+ (pasazer|osob|dzieck|dzieci|ladun|materia|towar)|niemowl|adr\b|niebezpieczn\w+ (towar|ladun|materia)|wystajac/),
  rule('load-passengers', 5, /holow|przyczep(a|y|e|ie|ami)?\b|pasazer|dopuszczaln\w+ ladown|zespol\w* pojazd|dzieck\w*.*(przewie|wiez|przewoz)|(przewie|wiez|przewoz)\w*.*dzieck/),
  // documents and duties
  rule('duties-documents', 9, /tachograf|kart\w+ kierowcy|\bczas\w* (pracy|prowadzenia|jazdy)|odpoczyn|dokument|praw(o|a) jazdy|dowod\w* rejestr|dowod osobist|badani\w+ techniczn|ubezpiecz|\boc\b|\bac\b|mandat|punkt\w* karn|zatrzyma\w* prawo|rejestrac\w+ pojazd|zarejestrowan|tablic\w* rejestracyjn|kwalifikac|licencj|zezwolen|wykroczen|grzywn|kontrol\w+ drogow|podczas kontroli|do kontroli|uprawni(a|en|ony|onego)|swiadectw/),
  rule('duties-documents', 6, /masz prawo kierowac|mozesz kierowac|kierowac (samochod|motocykl|pojazd|autobus|ciagnik)\w*.*kategori|kategori\w+ [abcdt]|wlascicie|posiadacz|inspekcj|policj(a|ant)\w* (zatrzyma|ma prawo|moze|nalozy|wyda)|zakaz prowadzenia/),
  // the vehicle
  rule('vehicle-equipment', 8, /cisnien\w* (powietrza|oleju|w oponach|w ogumieniu)|bieznik|\bopon|ogumien|akumulator|plyn(u|em|ow)?\b|\bolej|oleju|kontrolk|lampk\w* kontrol|wyposazen|gasnic|apteczk|amortyzator|uklad\w* (kierownicz|chlodz|hamulc|zaplon|smarow|wydech|przeciwblok|stabiliz|zapobieg)|\babs\b|\besp\b|\basr\b|tempomat|retarder|zwalniacz|filtr|swiec\w+ zaplon|reflektor|\bzarow|lusterk\w* (wsteczn|zewn|bocz|ustaw)|ustawion\w+ lusterk|lancuch\w* (naped|przeciwsn)|obslug\w+ codzienn|uszczelk|chlodnic|dmuchaw|wycieracz|spryskiwacz|katalizator|spalin|silnik\w* (spalin|wysokopre|diesl)|wskaznik\w* (temper|poziom|paliw|bagnet)|przelacznik|przetwornic|wolto|bezpiecznik/),
  rule('vehicle-equipment', 5, /silnik|hamulc(a|e|ow|em|owy)\b|hamulec|swiatl(a|o)? (stop|cofania)|sprawdz\w+ (przed|stan|dzial|poziom|cisn)|przed rozpoczeciem jazdy|naped|zuzyci|luz|dymi|kol(o|a) zapasow|podnosnik|usterk|uszkodz|stan\w* techniczn|masa wlasna|dlugosc\w* (pojazd|zespol)|szerokosc\w* pojazd|osl?wietl|instalac|kierownic|zawieszen|podwozi|kabin|szyb/),
];
