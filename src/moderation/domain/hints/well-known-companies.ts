/**
 * Well-known hotel groups and hotels, cruise lines, airlines, tour operators and restaurants, separated by `;`. Fraud
 * uses their names most. Names of one common word have another word with them (`delta air lines`), so that honest small
 * companies do not match; those after `=` match only as written, because a similar word is common.
 */
export const WELL_KNOWN_COMPANIES = `
hilton; doubletree; hampton inn; embassy suites; waldorf astoria; conrad hotels; tapestry collection; marriott; =bonvoy;
ritz carlton; =the ritz; =hotel ritz; =ritz hotel; =ritz london; =ritz paris; st regis; sheraton; westin; le meridien; courtyard by marriott; fairfield inn; residence inn;
renaissance hotels; autograph collection; moxy hotels; hyatt; andaz; miraval; accor; sofitel; novotel; mercure hotels;
ibis hotels; ibis budget; pullman hotels; fairmont; raffles hotels; swissotel; movenpick; mgallery; banyan tree;
intercontinental hotels; =ihg; holiday inn; crowne plaza; kimpton; six senses; hotel indigo; staybridge; candlewood;
wyndham; ramada; days inn; =super 8; la quinta; howard johnson; travelodge; best western; choice hotels; comfort inn;
quality inn; radisson; park inn; country inn and suites; park plaza hotels; four seasons; =4 seasons; =w hotels; =w hotel; =intercontinental; mandarin oriental; peninsula hotels;
shangri la; kempinski; rosewood hotels; aman resorts; =belmond; jumeirah; rotana; anantara; minor hotels; dusit;
centara; oberoi hotels; taj hotels; leela palaces; itc hotels; langham hotels; dorchester collection;
rocco forte; oetker collection; burj al arab; atlantis the palm; one and only resorts; como hotels; soneva; viceroy hotels;
loews hotels; =omni hotels; =motel 6; red roof; extended stay america; drury hotels; great wolf; gaylord hotels; mgm resorts;
bellagio; caesars palace; caesars entertainment; wynn resorts; venetian las vegas; las vegas sands; hard rock hotel;
hard rock cafe; sandals resorts; beaches resorts; club med; iberostar; riu hotels; barcelo; =melia; =nh hotels;
=h10 hotels; paradores; palladium hotel; bahia principe; grupo pinero; eurostars hotels; catalonia hotels; pestana; vila gale;
scandic; strawberry hotels; premier inn; whitbread; travelodge uk; britannia hotels; center parcs; butlins; haven holidays;
maritim hotels; steigenberger; deutsche hospitality; motel one; leonardo hotels; 25hours; citizenm; generator hostels;
a and o hostels; meininger; b and b hotels; louvre hotels; campanile hotels; kyriad; barriere hotels; airelles; lucien barriere;
pierre et vacances; belambra; ucpa; tui; robinson club; aldiana; falkensteiner; kempinski; rixos; rotana; okura;
prince hotels; apa hotels; hoshino; toyoko inn; new otani; jin jiang; huazhu; plateno; oyo rooms; oyo hotels; lemon tree hotels;
protea hotels; sun international; tsogo sun; serena hotels; singita; andbeyond; wilderness safaris; kerzner; ennismore;
soho house; the savoy; =savoy hotel; the plaza hotel; hotel adlon; hotel sacher; raffles singapore; marina bay sands; resorts world;
genting; airbnb; booking com; expedia; tripadvisor; hotels com; agoda; trip com; trivago; =vrbo; getyourguide; =sixt; europcar;
carnival cruise; royal caribbean; norwegian cruise; msc cruises; costa cruises; costa crociere; princess cruises;
celebrity cruises; holland america; cunard; p and o cruises; seabourn; silversea; regent seven seas; oceania cruises;
viking cruises; viking river; azamara; windstar; disney cruise; virgin voyages; aida cruises; aidanova; mein schiff;
tui cruises; hapag lloyd; hurtigruten; havila; =ponant; star clippers; uniworld; amawaterways; a rosa; nicko cruises;
avalon waterways; marella; fred olsen; stena line; color line; viking line; tallink; dfds;
brittany ferries; grimaldi lines; moby lines; =disney; disneyland; disney world; walt disney; disney parks; universal studios;
universal orlando; legoland; merlin entertainments; six flags; cedar fair; europa park; efteling; puy du fou; parc asterix;
seaworld; cirque du soleil; emirates; qatar airways; etihad; turkish airlines; pegasus airlines; lufthansa; eurowings;
condor flugdienst; swiss international air; austrian airlines; brussels airlines; air france; transavia; british airways;
easyjet; ryanair; wizz air; =jet2; virgin atlantic; aer lingus; =iberia; vueling; volotea; air europa; tap air portugal;
alitalia; ita airways; aegean airlines; finnair; norwegian air; sas scandinavian; icelandair; lot polish; american airlines;
delta air; united airlines; southwest airlines; jetblue; alaska airlines; spirit airlines; frontier airlines; air canada;
westjet; air transat; aeromexico; volaris; latam airlines; avianca; copa airlines; gol linhas; azul linhas; qantas; jetstar;
air new zealand; singapore airlines; cathay pacific; japan airlines; ana all nippon; all nippon airways; korean air;
asiana; china southern; china eastern; air china; hainan airlines; eva air; malaysia airlines; airasia; garuda indonesia;
thai airways; vietnam airlines; vietjet; philippine airlines; cebu pacific; air india; indigo airlines; spicejet; saudia;
oman air; gulf air; flydubai; air arabia; ethiopian airlines; kenya airways; egyptair; royal air maroc; south african airways;
=g adventures; intrepid travel; contiki; trafalgar tours; insight vacations; kuoni; thomas cook; hotelplan; der touristik;
dertour; fti touristik; alltours; neckermann; schauinsland; studiosus; sunweb; corendon; abercrombie and kent; exodus travels;
flight centre; sta travel; jet2holidays; first choice holidays; hays travel; american express travel;
carlson wagonlit; bcd travel; =collette; globus tours; viator; mcdonalds; starbucks; burger king; hard rock; nobu; compass group;
sodexo; aramark; elior; lsg sky chefs; gate gourmet; do and co; autogrill; ssp group; =dnata; swissport; menzies aviation;
хилтон; марриотт; мариотт; хаятт; шератон; эмирейтс; аэрофлот; 希尔顿; 萬豪; 万豪; 凯悦; 喜来登; 洲际酒店; ヒルトン; マリオット; ハイアット; 힐튼; 메리어트;
هيلتون; ماريوت; طيران الإمارات; aeroflot
`;
