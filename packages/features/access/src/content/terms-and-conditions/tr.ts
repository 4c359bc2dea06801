export const text = `
title: Şartlar ve koşullar
description: Hesap açtığınızda, para yatırdığınızda, oynadığınızda ve para çektiğinizde {brand} ile aranızda geçerli olanlar.
changed: 2026-11-02

Bu şartlar {operator} ile aranızdaki sözleşmedir. Okunmak için yazıldılar. Bir kuralın katı olduğu yerde nedeni de yanında durur.

! Hesap açarak reşit olduğunuzu ve bu şartlarla [gizlilik politikasını](privacy-policy) kabul ettiğinizi beyan edersiniz. Bir kurala katılmıyorsanız hesap açmayın; sonradan fikriniz değişirse hesabınızı istediğiniz zaman kapatabilirsiniz.

# Biz kimiz #house

@contact

{operator} bu siteyi işletir ve bakiyenizi tutar. Destek, şirketin adını, kayıtlı adresini ve lisansını istediğiniz her an yazılı olarak bildirir. Bu şartlar [bonus şartları](bonus-terms), [KYC ve iade politikası](kyc-refund-policy), [kara para aklamayı önleme politikası](aml-policy), [sitenin yasal kullanımı](legal-use-of-website) ve her oyunun kurallarıyla birlikte geçerlidir. İkisi çelişirse, yasa aksini söylemedikçe sizin için daha iyi olanı geçerlidir.

# Kimler oynayabilir #eligibility

Aşağıdakilerin hepsi doğruysa hesap açabilirsiniz:

- En az 18 yaşındasınız ya da ülkenizin yasası daha fazlasını istiyorsa o yaştasınız.
- Bulunduğunuz yerde çevrimiçi casino oyunları yasaldır ve ülkeniz hizmet vermediğimiz ülkeler arasında değildir. Ülkenizi bağlantınızdan belirleriz ve kaydı ülkeye, saate ve cihaz türüne göre reddedebiliriz.
- Kendiniz için, kendi paranızla ve ticari amaç gütmeden oynarsınız.
- Ne burada ne de uymak zorunda olduğumuz ulusal bir kayıtta oyundan dışlanmış değilsiniz.
- Bizim için ya da bize oyun veya ödeme hizmeti sağlayan bir şirket için çalışmıyorsunuz.

Bulunduğunuz yeri VPN veya proxy ile gizlemek bu şartlara aykırıdır. Ülke engeli bir yanlışlıksa, engeli gösteren sayfa bunu nasıl kontrol ettireceğinizi söyler.

# Hesabınız #account

- Bir kişinin bir hesabı olur. Diğer hesaplar kapatılır; içlerindeki yatırımlar iade edilir, bonuslar ve onlarla kazanılanlar edilmez.
- Bilgileriniz doğru ve eksiksiz olmalıdır. Doğrulanmış e-posta adresi, ad ve soyad, telefon numarası, doğum tarihi ve ülke doldurulduktan sonra kilitlenir; destek bunları belge karşılığında değiştirir.
- Parolanız 6 ile 255 karakter arasındadır. Kendinize saklayın: Başkasında olduğunu bize söyleyene kadar onunla yapılanlar sizin yaptığınız sayılır.
- Aynı anda yalnızca bir yerde oturum açabilirsiniz. Yeni bir giriş öncekini sona erdirir ve bunu bildirir.
- {idle} dakika boyunca sizden bir hareket gelmezse oturumunuzu kapatırız. Bir dakika önce hâlâ orada olup olmadığınızı sorarız.

# Kimliğinizin kontrolü #verification

Yasa, oyuncularımızı tanımamızı zorunlu kılar. Para çekmeden önce, ödemeler belli bir tutara ulaştığında ya da bir şey uyuşmadığında belge isteyebiliriz. Ne istediğimiz, ne kadar sürdüğü ve belgelerinize ne olduğu [KYC ve iade politikasında](kyc-refund-policy) yazar. Kontrol bitene kadar çekimleri bekletebiliriz; bakiyeniz sizin kalır.

# Para yatırma #deposits

- Kendi adınıza olan bir yöntemle ödeyin. [Kasa](deposit), ülkeniz ve para biriminiz için olan yöntemleri en düşük ve en yüksek tutarlarıyla gösterir.
- Kart numaraları ödeme sağlayıcısına gider, başka hiçbir yere gitmez. Biz saklamayız.
- Sağlayıcı onayladığında para bakiyenizdedir. Sonuç henüz bilinmiyorsa bunu söyleriz: İkinci kez ödemeyin, yanıtı bekleyin ya da desteğe yazın.
- Bakiyeniz oyun içindir. Faiz getirmez; kimse onu ödünç veremez ya da devredemez.
- [Yatırma limitiniz](responsible-gambling#limits) bütün yöntemler için birlikte geçerlidir.

# Para çekme #withdrawals

[Kasadan](withdraw) istediğiniz zaman çekim talep edebilirsiniz. Gerekenler:

- doğrulanmış bir e-posta adresi,
- en az bir başarılı yatırım,
- etkin bonus olmaması ve yatırımlarınızın çevriminin tamamlanmış olması,
- gerekiyorsa tamamlanmış bir kimlik kontrolü.

Kasa bunlardan hangisinin eksik olduğunu ve ne yapılacağını söyler. Para geri alabiliyorsa yatırdığınız yönteme, değilse kendi adınıza olan bir hesaba öderiz. Kendini dışlamış bir oyuncu her zaman para çekebilir. Bankaların ve ağların, bizim elimizde olmayan kendi ücretleri ve süreleri vardır.

# Oyunlar #games

- Bir turun sonucu, oyun sağlayıcısının sunucusundaki sonuçtur. Bağlantınız koparsa tur orada biter ve döndüğünüzde sonuç bakiyenizdedir.
- Her oyun kurallarını ve oyuncuya dönüş oranını gösterir; bu oran çok sayıda tur içindir, tek bir akşam için asla söz değildir.
- Bir arıza, olduğu turu geçersiz kılar: Bahis geri gelir. Bir turu, siz kazandınız diye asla geçersiz saymayız.
- Demo oyun para harcamaz ve para ödemez.

# Bonuslar, rakeback ve cashback #rewards

Her bonusun kabul etmeden önce gördüğünüz kendi koşulları ve [bonus şartları](bonus-terms) vardır. Her bonusu reddedebilirsiniz.

- Rakeback, bir günde oynadığınız bahislerin bir kısmını geri verir. Gün, kendi saat diliminizde gece yarısı başlar ve biter. Bugünün ve dünün ödülünü alabilirsiniz; alınmamış daha eskileri düşer. Cihazınızın değil, sunucumuzun saati geçerlidir.
- Cashback, net kaybınızdan, yani bahislerden getirdikleri düşüldükten sonra kalandan bir paydır. Her saat başı ve buçukta sayılır; sonra yeni yarım saat başlar.

# Kontrolü elde tutmak #control

Limitler, molalar ve kendini dışlama sizin hakkınızdır ve ücretsizdir. Yatırma veya kayıp limitini düşürmek hemen geçerli olur. Yükseltmek ya da kaldırmak {raise-wait} bekler ve size yeniden sorulur. Kendini dışlama uygulamada geri alınamaz ve sürdüğü sürece yalnızca para çekebilirsiniz. Bahis limitinin ne zaman değiştirilebildiği ve diğer her şey [sorumlu oyun](responsible-gambling) sayfasında anlatılır.

# Yasak olanlar #forbidden

- Sizin yerinize oynayan yazılım kullanmak ya da bir arızadan yararlanmak için başkalarıyla anlaşmak.
- Suçtan gelen parayla oynamak ya da oynamadan hesaptan para geçirmek.
- Birden çok hesap, ödünç hesap, sahte belge.
- Para oynandıktan sonra ödemeyi bankadan geri almak.
- Çalışanlarımıza hakaret veya tehdit.

Bunlardan birinden haklı bir nedenle şüphelenirsek bonusları durdurabilir, inceleme sürerken çekimi bekletebilir ve sonunda hesabı kapatabiliriz. Yasa yasaklamadıkça nedenini size söyleriz.

# Hesabın kapatılması #closing

Hesabınızı istediğiniz zaman kapattırabilirsiniz: Desteğe yazın, neden gerekmez. Açık kontroller bitince bakiyenizde kalan ödenir. Bu şartlara aykırı bir hesabı ya da yasa zorunlu kıldığında bir hesabı kapatabiliriz. Bir hesabı hareketsiz saymadan önce size yazarız ve en az 30 gün önceden bildirmeden ücret almayız.

# Sorumluluk #liability

Kasıt ve ağır kusurdan ve yasanın sınırlamaya izin vermediği her şeyden sorumluyuz. Bunun dışında sorumluluğumuz, konu olan turda oynadığınız ya da konu olan ödemede ödediğiniz tutarla sınırlıdır. Kaçan kazanma fırsatlarından, bize ait olmayan ağlardan ve bakım sürelerinden sorumlu değiliz.

# Şikâyetler ve hukuk #complaints

- Önce tarih, saat ve referansla desteğe yazın. Gerekçeli bir yanıt alırsınız.
- Memnun kalmazsanız, şikâyete daha önce onunla ilgilenmemiş birinin bakmasını isteyin.
- Sonra bize lisans veren kuruma ya da ülkenizdeki uyuşmazlık merciine başvurabilirsiniz. Destek ikisinin de adını verir.

Bu şartlara {operator} şirketinin kayıtlı ve lisanslı olduğu ülkenin hukuku uygulanır. Yaşadığınız yerde sizi tüketici olarak koruyan kurallar saklıdır.

# Değişiklikler #changes

Bu şartları sizi ilgilendiren biçimde değiştirirsek, değişiklik geçerli olmadan önce size söyleriz; katılmıyorsanız hesabınızı kapatabilirsiniz. Başlamış bir tur ya da bonus, başladığı şartlarla biter. Tek bir kural geçersiz çıkarsa diğerleri geçerli kalır.
`;
