export const text = `
title: Gizlilik politikası
description: {brand} sizin hakkınızda hangi verileri, neden, ne kadar süre saklar ve bizden neler isteyebilirsiniz.
changed: 2026-11-02

Bu sitede verilerinizden {operator} sorumludur. Burada ne topladığımız, ne için, bizden başka kimin gördüğü, ne kadar kaldığı ve nasıl bilgi, düzeltme ve silme isteyebileceğiniz yazar.

@contact

# Kısaca #short

- Hesabın, ödemelerin, yasanın ve güvenli oyunun gerektirdiğini toplarız.
- Verilerinizi satmayız ve oyununuzu sizi daha çok oynamaya itmek için kullanmayız.
- Ziyaretleri ölçen betikler, ayarların istediği yerde ancak siz onayladıktan sonra çalışır. Bir ödeme formunun yanında asla çalışmazlar.
- Yasanın saklamamızı zorunlu kılmadığı her şeyi görebilir, düzeltebilir, alabilir ve sildirebilirsiniz.

# Neleri topluyoruz #data

| Veri | Örneğin | Nereden |
| Hesap | ad, e-posta adresi, telefon, doğum tarihi, ülke, adres, takma ad, dil | sizden |
| Kimlik kontrolü | belge görüntüleri ve sonuçları | sizden |
| Ödemeler | yöntem, tutar, zaman, referans, sonuç | sizden, ödeme sağlayıcısından |
| Oyun | oyunlar, bahisler, sonuçlar, bonuslar, rakeback günleri | siteden |
| Güvenli oyun | limitler, molalar, dışlamalar, oynama süresi | sizden, siteden |
| Cihaz ve ziyaret | ağ adresi, ülke, cihaz türü, ekran boyutu, açılan sayfalar | tarayıcınızdan |
| Nereden geldiğiniz | adresteki kampanya veya ortak işareti | izlediğiniz bağlantıdan |

Kart numaraları ve güvenlik kodları doğrudan ödeme sağlayıcısına gider. Kayıtlarımıza hiç ulaşmazlar. [Sorumlu oyun](responsible-gambling#self-check) sayfasındaki kendini sınama tarayıcınızda hesaplanır ve saklanmaz.

# Ne için kullanıyoruz #purposes

| Amaç | Dayanak |
| Hesabınız, oyunlar, ödemeler ve destek | sizinle sözleşmemiz |
| Yaş ve kimlik kontrolü, dolandırıcılık ve kara para aklama, vergi, kuruma bildirimler | yasal yükümlülük |
| Zarar belirtilerini fark edip harekete geçmek | yasal yükümlülük ve sizin korunmanız |
| Siteyi güvenli ve çalışır tutmak | meşru menfaatimiz |
| Bültenler, teklifler, anlık bildirimler, ölçüm | her zaman geri alabileceğiniz onayınız |

Dışlanmış olduğunuz ya da mola verdiğiniz sürece bizden reklam almazsınız.

# Tarayıcınızda kalanlar #browser

Cihazınızda, tarayıcının kendi deposunda az şey saklarız:

- siz çıkış yapana kadar oturumunuzu açık tutan anahtar,
- diliniz ve görünüm ayarlarınız,
- sizi getiren kampanyanın veya ortağın işaretleri, en çok 365 gün,
- dolandırıcılığı tanımaya yarayan, bu tarayıcıya ait rastgele bir sayı,
- size söyleyebilelim diye, son oturumunuzun neden ve ne zaman kapandığı.

Hepsini tarayıcınızın ayarlarından silebilirsiniz. Bununla oturumunuz kapanır; başka bir şey kaybolmaz.

# Konumunuz #location

Her ülkeye hizmet veremeyebileceğimiz için ağ adresinizin ülkesine bakarız. Yanlışsa tarayıcınız bize nerede olduğunuzu söyleyebilir: yalnızca düğmeye bastığınızda, yalnızca bu kontrol için. Koordinatlar bir harita hizmetiyle ülkeye çevrilir ve saklanmaz.

# Verileri başka kim görür #recipients

- Oyun sağlayıcıları: oyuncu numarası, para birimi, ülke ve dil; adınızı asla.
- Ödeme sağlayıcıları ve bankalar: bir ödemenin gerektirdiğini.
- Belge kontrol eden, e-posta ve SMS gönderen, sunucularımızı işleten ve formları robotlardan koruyan hizmetler.
- Yasanın istediği yerde resmî kurumlar, mahkemeler ve uyuşmazlık mercileri.
- Sormak zorunda olduğumuz dışlanan oyuncu kayıtları.

Her biri sözleşmeyle ya da yasayla bağlıdır. Veriler ülkenizden kuralları daha zayıf bir ülkeye giderse, standart sözleşme maddeleri gibi yasanın öngördüğü güvenceleri kullanırız.

# Ne kadar saklıyoruz #storage

| Veri | Süre |
| Hesap, kimlik ve ödemeler | hesap açık olduğu sürece ve sonrasında yasanın belirttiği yıllar, genellikle beş |
| Oyun ve bonus kayıtları | muhasebe ve lisansın istediği sürece, genellikle beş yıl |
| Kendini dışlama | sürdüğü ve uygulanması için gerektiği sürece |
| Desteğe gelen iletiler | konu kapanana kadar ve üç yıl |
| Kampanya işaretleri | 365 gün |
| Teknik kayıtlar | haftalar, yalnızca bir saldırı incelenirken daha uzun |

# Nasıl koruyoruz #security

Bağlantılar şifrelidir. Çalışanlar yalnızca görevlerinin gerektirdiğini görür ve her bakış kaydedilir. Site çalıştırdığı her betiği denetler. Sizi tehlikeye atan bir şey olursa yasanın istediği gibi size ve kuruma bildiririz.

# Otomatik kararlar #automated

Dolandırıcılık ve güvenli oyun sistemleri, çok sayıda reddedilen ödeme ya da hızla artan bahisler gibi kurallara göre durumları ayırır. Bu nedenle bir hesap kapatılmadan önce bir insan karar verir. Nedenleri sorabilir ve itiraz edebilirsiniz.

# Haklarınız #rights

Bizden şunları isteyebilirsiniz:

- hakkınızda ne olduğunu göstermemizi ve başka hizmetlerin okuyabileceği bir kopya vermemizi,
- yanlış olanı düzeltmemizi,
- artık gerekmeyeni silmemizi,
- bir soru açıkken verileri kullanmayı durdurmamızı,
- meşru menfaatimize ya da onayınıza dayanan işlemleri bırakmamızı.

Hesabınızın adresinden desteğe yazın. Bir ay içinde yanıt veririz. Ülkenizin veri koruma kurumuna da şikâyette bulunabilirsiniz.

Bu sayfayla ilgili her şey için [{email}](mailto:{email}) adresine yazın.

# Çocuklar #children

Bu site yetişkinler içindir. Bir çocuğun bize veri verdiğini öğrenirsek hesabı kapatır ve yasanın silmemize izin verdiği her şeyi sileriz.

# Değişiklikler #changes

Son değişikliğin tarihi yukarıdadır. Bir değişiklik sizi ilgilendiriyorsa, geçerli olmadan önce söyleriz.
`;
